import { stemmer } from '@orama/stemmers/french';
import type { LanguagePack } from '../languages.js';

export const french: LanguagePack = {
  code: 'fr',
  stem: stemmer,
  letters: 'çèêëîïôœùû',
  common:
    'le la les l un une des du de d et ou mais ne pas je tu il elle nous vous ils elles on me te se moi mon ma mes ' +
    'ton ta tes son sa ses notre nos votre vos leur leurs est sont suis es etait etaient etre ai as a avons ont avait ' +
    'avoir en dans sur pour par avec sans chez au aux ce cet cette ces que qui quoi dont quand comment pourquoi quel ' +
    'quelle quels quelles c qu j n y si plus tres aussi fait depuis trouve',
  empty:
    'maison appartement chambre rue ville pays adresse numéro téléphone passe compte banque carte argent prix payer ' +
    'acheter vendre anniversaire date école cours bureau travail travailler habiter habite vivre voyage vacances ' +
    'voiture bus train aller manger boire eau livre lire film musique jouer apprendre parler langue ami enfant homme ' +
    'femme couleur rouge bleu vert noir blanc jour semaine mois année heure matin soir lundi mardi mercredi jeudi ' +
    'vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre ' +
    'allergique allergie dormir faire prendre donner aimer aime préféré nouveau vieux grand petit bon toujours',
  everyday: `animal compagnie: chien chat lapin hamster oiseau perroquet poisson cheval tortue
métier profession travail emploi: travaille professeur infirmier infirmière médecin ingénieur cuisinier avocat boulanger entreprise
ville logement maison domicile: habite vis appartement déménagé paris lyon nantes marseille
instrument: piano guitare violon violoncelle batterie flûte trompette joue
allergie allergies: allergique noix gluten lactose arachide
manger: allergique végétarien végétarienne gluten
famille: mère père frère sœur oncle tante fils fille
enfant enfants: fils fille bébé
mari femme conjoint époux: marié mariée copain copine
voiture véhicule: conduis roule renault peugeot twingo moto
naissance anniversaire: né née
sport exercice: foot cours courir nage nager tennis yoga vélo gym
langue: parle anglais espagnol allemand
nom: appelle
= appelle nom
médicament remède: comprimé insuline prends sirop pilule
maladie santé: diabète asthme migraine grippe tension
loisir passe-temps: lecture peinture tricot randonnée jardinage échecs collectionne
boisson: café thé vin bière jus bois
légumes: tomates carottes haricots courgettes salade
viande: bœuf porc poulet végétarien végane
dette: prêt crédit dois emprunt
salaire: gagne mois paie
loyer: propriétaire bail mois
vacances: partir plage voyage mer
grands-parents: grand-mère grand-père mamie papi
petits-enfants: petit-fils petite-fille
frères: frère sœur
colocataire: partage coloc
chef patron: directeur responsable
ordinateur: portable mac pc
peur: araignées vide noir
fracture: cassé poignet jambe bras
= voiture auto bagnole
= portable téléphone
= vélo bicyclette
= papi grand-père
= mamie grand-mère
= boulot travail
= canapé sofa
= docteur médecin
= appartement appart
= film cinéma
= cigarette fumer`,
};

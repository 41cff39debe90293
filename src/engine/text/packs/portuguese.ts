import { stemmer } from '@orama/stemmers/portuguese';
import type { LanguagePack } from '../languages.js';

export const portuguese: LanguagePack = {
  code: 'pt',
  stem: stemmer,
  letters: 'ãõ',
  common:
    'o a os as um uma uns umas de do da dos das e ou mas nao eu tu ele ela nos voce voces eles elas me te se lhe meu ' +
    'minha meus minhas teu tua seu sua seus suas nosso nossa sao sou era foi ser estar esta estou estao tenho tem ter ' +
    'ha em no na nas com por para pelo pela sem sobre desde ate ao que quem qual quais como quando onde quanto mais ' +
    'muito ja tambem este isso isto',
  everyday: `animal estimação: cachorro cão gato coelho pássaro papagaio peixe cavalo
profissão trabalho emprego: trabalho professor professora enfermeira enfermeiro médico engenheiro cozinheiro advogado empresa
cidade casa: moro mora apartamento mudei lisboa porto paulo
instrumento: guitarra violão piano violino bateria toco
alergia: alérgico alérgica glúten lactose amendoim
irmãos: irmão irmã
filhos: filho filha bebê
esposo esposa: marido mulher casado casada
carro: dirijo conduzo moto
aniversário: nasci nascido
nome: chama chamo
= nome chama
remédio medicamento: comprimido insulina tomo
doença saúde: diabetes asma enxaqueca pressão
passatempo hobby: ler pintar caminhada jardim xadrez
bebida: café chá vinho cerveja bebo
carne: vaca porco frango vegetariano
dívida: empréstimo devo
salário: ganho mês
aluguel renda: senhorio mês
férias: viagem praia
avós: avó avô
netos: neto neta
esporte desporto: futebol nadar correr natação ginásio
medo: aranhas altura voar
= celular telemóvel telefone
= ônibus autocarro
= médico doutor
= marido esposo`,
};

/**
 * Function words by which a language shows in a short text. Words that are English too are left out of the others: it is English that a doubtful
 * text is read as.
 */
export const functionWords: Readonly<Record<string, string>> = {
  en: "i the a an my our is are was were be do does not and of to in on at for with it you your he she we they have has had this that from by now use not and but i'm i've i'd i'll don't isn't it's we're am if so as or",
  de: 'ich mein meine meinen meinem meiner mir mich ist sind nicht und der das den dem ein eine einen einem wir unser unsere habe hat haben bin für mit auf zu von kein keine keinen mehr jetzt wohne heiße heißt gerne mag trinke esse arbeite bei seit statt sondern auch noch bitte im wird werden kommt vom zum zur beim nach dass wenn ihr sie es',
  fr: "je j'ai mon ma mes est suis pas une le les des du avec pour dans et nous notre nos que qui au aux c'est habite travaille aime n'est plus ne",
  es: 'mi mis soy es el los las una con para por que y está tengo vivo yo del al trabajo gusta ya nuestro nuestra está',
  pt: 'meu minha meus minhas eu sou não é um uma com para em do da dos das moro tenho trabalho gosto já nosso nossa',
  it: 'mio mia miei sono non è il lo gli una con per che ho abito io della dei nel lavoro piace più nostro nostra',
  nl: 'ik mijn ben niet een het de en met voor op van heb woon wij ons onze geen werk naar meer nog ook',
  sv: 'jag min mitt mina är inte och ett med för på från har bor vi vår heter arbetar inte längre',
  da: 'jeg mit mine er ikke og et med for på fra har bor vi vores hedder arbejder ikke længere',
  pl: 'mój moja moje jestem nie jest i z na do się mam mieszkam pracuję już lubię',
  tr: 'ben benim bir ve değil için ile çok var yok artık bizim',
};

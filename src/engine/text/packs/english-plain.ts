/**
 * Everyday words that stand one slip from others (match: march, story: store) and ask for nothing but themselves: a line each, for a word of
 * the tables is meant as it is written.
 */
export const plain = (
  '= great place world story match court chance strong summer winter bunch touch front three catch quality spring decision shape confidence content fight ' +
  'shower poster media stick charm clock modern castle topic center trust trade distance beginner solution spoon smooth location comic state count chart ' +
  'block batch scale double print trial sample phrase profile width general common simple whole later never along several brunch mouth right broad coast ' +
  'chain flour motel motor march patch pitch plain stone shell shore sweat tower towel truth final first fifth forty guess guest humor inner knife least ' +
  'level maker mayor offer press proof quiet river roast rough round royal scene sharp smell smile solid sound south steel steam super sword thick total ' +
  'treat trick twice under upper wheel woman letter ladder leader little market mirror moment muscle'
).replaceAll(' ', '\n= ');

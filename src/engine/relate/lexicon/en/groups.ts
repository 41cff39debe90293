/**
 * Values of which a thing has one at a time. Each line: name | nouns that make the slot when a value stands beside them (may be empty) |
 * values, with `=` between spellings of one.
 */
export const groups = `
tone | tone style register voice language wording manner email mail message reply writing letter chat communication text note | formal=official, casual=informal=relaxed=laid-back=colloquial, friendly=warm, professional=businesslike, playful=humorous, serious, neutral, sarcastic
verbosity | answer reply explanation message summary report text sentence paragraph description | brief=short=concise=terse=succinct=compact, detailed=long=lengthy=verbose=thorough=elaborate=in-depth, medium
theme | mode theme interface ui skin appearance | dark=night, light=bright=day, system
units | unit measurement system | metric, imperial
temperature unit | temperature | celsius=centigrade, fahrenheit, kelvin
seat | seat | window, aisle, middle
work mode | | remote=remotely, onsite=on-site=in-person, hybrid
employment | | fulltime, parttime, freelance=self-employed, retired, unemployed, student
relationship | | single, dating, engaged=get engage, married=marry=get marry=tie the knot, divorced=get divorce, widowed, separated, in a relationship
diet | | vegan, vegetarian, pescatarian, omnivore, carnivore, keto, kosher, halal
status | | beta, alpha, released=launched, open=reopened, closed, todo, in progress=work in progress=underway=ongoing=on its way=on the way=out for delivery=started, in review, blocked=stuck, done=finished=completed=complete=resolved, cancelled, paused=suspended=on hold, planned, pending, unpaid=outstanding=overdue, paid=settled, shipped=dispatched, delivered, returned, refunded, approved, rejected, signed, merged, draft, published, live, archived, broken=out of order=injured=cracked=damaged, fixed=repaired=healed, working, on track, delayed, sold out=out of stock, available=in stock
frequency | | daily, weekly, biweekly=fortnightly, monthly, quarterly, yearly=annual=annually, hourly
part of day | | morning, afternoon, evening, night, noon
season | | spring, summer, autumn, winter
transport | | car, bus, train, tram, bicycle=cycle, foot=walk, metro=subway=tube, scooter, ferry, taxi, plane
hot drink | | tea, coffee, cocoa, matcha
milk | milk | oat, soy, almond, cow, goat, coconut
colour | | red, blue, green, yellow, black, white, gray=grey, brown, purple, pink, orange, teal, beige, violet, turquoise, navy, gold, silver
spoken language | | english, german, french, spanish, portuguese, italian, dutch, norwegian, swedish, danish, finnish, polish, czech, russian, ukrainian, turkish, arabic, hebrew, hindi, chinese, mandarin, japanese, korean, greek, hungarian, romanian, catalan
spelling | spelling | british, american, australian
payment | | cash, card, invoice, transfer, paypal, cheque=check
channel | | email, phone, slack, teams, whatsapp, signal, telegram, sms=text, discord, zoom
login method | | sso, password, passkey, link, otp, oauth, fingerprint
housing | | rent, own=buy
level | level | a1, a2, b1, b2, c1, c2
size | size | xs, s, m, l, xl, xxl, small, medium, large
side | | left, right
visibility | | public, private, internal
list format | format | bullet, prose, table, paragraph
coffee | coffee | black, white
environment kind | | staging, production, development
clock | clock | 12-hour, 24-hour
handedness | | lefthanded, righthanded, ambidextrous
`;

/** Words that are so often something else that they make a value only beside one of their group's nouns. */
export const onlyBesideHeads = new Set([
  'tone',
  'verbosity',
  'theme',
  'units',
  'seat',
  'level',
  'size',
  'list format',
  'coffee',
  'milk',
  'spelling',
  'clock',
  'temperature unit',
]);

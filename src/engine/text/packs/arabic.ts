import type { LanguagePack } from '../languages.js';

/** The article, and what is written as one word with it or with the noun, longest first. */
const before = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل', 'و', 'ب', 'ل', ''];
/** Endings of possession and number: behind a feminine noun, whose ending becomes a t, and behind others. */
const behindFeminine = ['ه', 'تي', 'تك', 'ته', 'تها', 'تنا', 'تهم', 'ات'];
const behindOthers = ['', 'ي', 'ك', 'ه', 'ها', 'نا', 'هم'];

/** So many letters are left of a word at least. */
const fewest = 3;

/** The folded forms that a word of the dictionary has with article, prepositions and endings: al-qahwa, qahwati. */
function forms(term: string): string[] {
  if (!/^\p{Script=Arabic}+$/u.test(term)) return [];
  const start = before.find((own) => term.startsWith(own) && term.length - own.length >= fewest) ?? '';
  const noun = term.slice(start.length);
  const feminine = behindFeminine.find((own) => noun.endsWith(own) && noun.length - own.length >= fewest - 1);
  const other =
    [...behindOthers].reverse().find((own) => noun.endsWith(own) && noun.length - own.length >= fewest) ?? '';
  const nouns = [
    ...(feminine === undefined ? [] : behindFeminine.map((own) => noun.slice(0, -feminine.length) + own)),
    ...behindOthers.flatMap((own) => [noun + own, noun.slice(0, noun.length - other.length) + own]),
  ];
  return [...new Set(before.flatMap((own) => nouns.map((one) => own + one)))].filter((own) => own !== term);
}

export const arabic: LanguagePack = {
  code: 'ar',
  forms,
  everyday: `حيوان اليف: كلب قطة قط طائر سمكة ارنب حصان
عمل وظيفة مهنة: اعمل يعمل تعمل مهندس طبيب طبيبة معلم معلمة ممرضة محامي شركة موظف
مدينة عنوان: اسكن اعيش يعيش تعيش انتقلت
عائلة اسرة: اب ام اخ اخت ابن ابنة زوج زوجة جد جدة
اطفال اولاد: ابن ابنة ولد بنت
زوج زوجة: متزوج متزوجة
دواء علاج: حبوب حبة انسولين
مرض صحة: سكري ربو ضغط حساسية
طعام اكل: ارز دجاج سمك لحم خبز نباتي
مشروب: قهوة شاي عصير اشرب احب
رياضة: كرة سباحة جري مشي
سيارة مركبة: اقود
ميلاد: ولدت
هواية: قراءة رسم طبخ
خوف: اخاف`,
};

import type { LanguagePack } from '../languages.js';

/** Everyday words only: text without word borders is indexed in pairs, whatever its language. */
export const japanese: LanguagePack = {
  code: 'ja',
  everyday: `ペット 動物: 犬 猫 鳥 柴犬 飼っ うさ
仕事 職業: 働い 看護 医者 教師 会社 エン 勤め
住所 どこ: 住ん 引っ 東京 京都 大阪
楽器: ピア ギタ バイ ドラ
食べ: アレ 卵 牛乳
好物: 好き 食べ 寿司 ラー
運動: 走っ 泳い ジム ヨガ サッ
家族: 母 父 兄 姉 弟 妹 夫 妻
兄弟: 兄 姉 弟 妹
誕生: 生ま
趣味: 好き 読書 映画 音楽
薬: 飲ん 服用 錠
病気 持病: 糖尿 喘息 頭痛 血圧
趣味で: 読書 編み
飲み: コー お茶 ビー 紅茶
車: 運転 トヨ
子供: 息子 娘
旦那 夫: 結婚`,
};

import { civilDates } from '../date-cjk.js';
import type { LanguagePack } from '../languages.js';

/** Everyday words, and dates, for Japanese too: text without word borders is indexed in pairs, whatever its language. */
export const chinese: LanguagePack = {
  code: 'zh',
  dates: civilDates,
  everyday: `宠物 动物: 猫 狗 兔 鸟 鱼 仓鼠 乌龟 鹦鹉
职业 工作: 医生 护士 老师 教师 工程 律师 厨师 司机 程序 公司 上班
城市 哪里 住址 地址: 住在 搬到 杭州 北京 上海 广州 深圳 成都
乐器: 钢琴 吉他 小提 提琴 弹 鼓 笛
过敏 不能: 过敏 花生 海鲜 牛奶 鸡蛋
家人 亲戚: 妈妈 爸爸 哥哥 姐姐 弟弟 妹妹 丈夫 妻子 儿子 女儿
孩子: 儿子 女儿 宝宝
兄弟 姐妹: 哥哥 姐姐 弟弟 妹妹
丈夫 妻子: 结婚 老公 老婆
运动 锻炼: 跑步 游泳 篮球 足球 网球 瑜伽 健身
车 汽车: 开一 比亚 特斯 丰田 开车
生日 出生: 生日 出生
食物 美食: 喜欢 火锅 面条 吃
名字: 叫
语言: 英语 日语 法语 德语
药 药物: 胰岛 服用 吃药 降压
病 疾病: 糖尿 哮喘 头痛 高血
爱好 兴趣: 画画 下棋 摄影 看书
饮料: 咖啡 茶 啤酒 喝
爷爷 奶奶: 外公 外婆 祖父 祖母
电脑: 笔记 苹果
房租 租金: 房东
工资 收入: 月薪 挣
害怕 怕: 恐高 怕黑`,
};

/** How one asks to forget in languages without spaces between words. */
export interface ForgetMarks {
  readonly id: string;
  /** Requests in front of the referent. */
  readonly before: RegExp | undefined;
  /** Requests behind it. */
  readonly behind: RegExp | undefined;
  readonly never: RegExp;
  /** What says nothing around the referent. */
  readonly strip: readonly RegExp[];
  readonly pointing: RegExp;
  /** Questions of manners: "can you forget …?" */
  readonly asking: RegExp;
  /** Objects of work: with them it is perhaps no request to the memory. */
  readonly work: RegExp;
  /** Marks of a question beside the question mark. */
  readonly asks: RegExp;
  /** What gives a new value. */
  readonly instead: RegExp;
}

export const forgetMarks: readonly ForgetMarks[] = [
  {
    id: 'zh',
    before:
      /^(?:请你?|請你?|好的?[，,]?|那就?|麻烦你?|麻煩你?|(?:你|您)?(?:能不能|可以|能|可不可以)|我(?:希望|想要?)你|我不(?:想|希望)(?:让|讓)?你(?=记住|記住))*(?:忘记|忘記|忘掉|忘了|删除|刪除|删掉|刪掉|清除|抹掉|不要再?记住|不要再?記住|别再?记住|別再?記住|别记得|不要再用|忽略|(?<=你)(?:记住|記住))(?:掉|吧)?/,
    behind: /(?:忘记|忘記|忘掉|忘了|删除|刪除|删掉|刪掉)(?:它|掉)?吧?[。！!]?$/,
    never: /(?:不要|别|別|千万别|不能|勿|没有?|沒有?)(?:再)?(?:忘|删|刪)/,
    strip: [
      /^(?:我)?(?:之前|以前|刚才|剛才)?(?:跟你|对你|對你|告诉你|告訴你)?(?:说过?|說過?|讲过?|講過?|提到|告诉你)?的?(?:关于|關於|有关|有關)/,
      /^(?:关于|關於|有关|有關|把|将|將)/,
      /(?:的)?(?:一切|所有事情?|事情?|信息|資訊|内容|內容|话|話|部分)[。！!]*$/,
      /(?:吧|了|吗|嗎)?[。！!，,？?]*$/,
    ],
    pointing: /^(?:这|那|它|这个|那个|這個|那個|一切|全部|所有|我说的|我說的|刚才的|剛才的)?$/,
    asking: /(?:能不能|可以|能|可不可以)(?:请|請)?(?:忘|删|刪)/,
    work: /日志|日誌|分支|文件|代码|代碼|邮件|郵件|账号|帳號|账户|照片|图片|数据库|缓存|应用|评论/,
    asks: /[吗嗎么麼呢]\s*[？?]?$|[？?]/,
    instead: /[，,；;](?:我|改|换|換|请?用|現在|现在|以后|以後)/,
  },
  {
    id: 'ja',
    before: undefined,
    behind:
      /(?:を|は|も|については|に関しては|のことを|のことは)?(?:もう)?(?:忘れて|削除して|消して|消去して|無視して|覚えないで|記憶しないで|使わないで)(?:しまって)?(?:ください|下さい|くれますか|くれませんか|もらえますか|もらえませんか|いただけますか|くれ|ほしい|欲しい|ね|よ)?[。！!？?]?$/,
    never: /忘れないで|忘れるな|消さないで|削除しないで/,
    strip: [
      /^(?:私が|僕が|俺が)?(?:さっき|前に|以前)?(?:言った|話した|伝えた)/,
      /(?:の|という)?(?:こと|件|話|情報|部分)$/,
      /[をはもの、。]+$/,
    ],
    pointing: /^(?:それ|これ|あれ|全部|すべて|全て|言ったこと|さっきの)?$/,
    asking: /(?:くれ|もらえ|いただけ)ま(?:す|せん)か[？?]?$/,
    work: /ログ|ブランチ|ファイル|コード|メール|アカウント|写真|画像|データベース|キャッシュ|アプリ|コメント/,
    asks: /[？?]|[かの]$|かな/,
    instead: /[、,](?:私|これから|今|代わり)/,
  },
];

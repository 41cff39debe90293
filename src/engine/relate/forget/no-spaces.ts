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
  /** Marks of a question beside the question mark. */
  readonly asks: RegExp;
  /** What gives a new value. */
  readonly instead: RegExp;
}

export const forgetMarks: readonly ForgetMarks[] = [
  {
    id: 'zh',
    before:
      /^(?:请你?|請你?|好的?[，,]?|那就?|麻烦你?|麻煩你?)*(?:忘记|忘記|忘掉|忘了|删除|刪除|删掉|刪掉|清除|抹掉|不要再?记住|不要再?記住|别再?记住|別再?記住|别记得|不要再用|忽略)(?:掉|吧)?/,
    behind: /(?:忘记|忘記|忘掉|忘了|删除|刪除|删掉|刪掉)(?:它|掉)?吧?[。！!]?$/,
    never: /(?:不要|别|別|千万别|不能|勿|没有?|沒有?)(?:再)?(?:忘|删|刪)/,
    strip: [
      /^(?:我)?(?:之前|以前|刚才|剛才)?(?:跟你|对你|對你|告诉你|告訴你)?(?:说过?|說過?|讲过?|講過?|提到|告诉你)?的?(?:关于|關於|有关|有關)/,
      /^(?:关于|關於|有关|有關|把|将|將)/,
      /(?:的)?(?:事情?|信息|資訊|内容|內容|话|話|部分)[。！!]*$/,
      /(?:吧|了)?[。！!，,]*$/,
    ],
    pointing: /^(?:这|那|它|这个|那个|這個|那個|一切|全部|所有|我说的|我說的|刚才的|剛才的)?$/,
    asks: /[吗嗎么麼呢]\s*[？?]?$|[？?]/,
    instead: /[，,；;](?:我|改|换|換|请?用|現在|现在|以后|以後)/,
  },
  {
    id: 'ja',
    before: undefined,
    behind:
      /(?:を|は|も|については|に関しては|のことを|のことは)?(?:もう)?(?:忘れて|削除して|消して|消去して|無視して|覚えないで|記憶しないで|使わないで)(?:しまって)?(?:ください|下さい|くれ|ほしい|欲しい|ね|よ)?[。！!]?$/,
    never: /忘れないで|忘れるな|消さないで|削除しないで/,
    strip: [
      /^(?:私が|僕が|俺が)?(?:さっき|前に|以前)?(?:言った|話した|伝えた)/,
      /(?:の|という)?(?:こと|件|話|情報|部分)$/,
      /[をはもの、。]+$/,
    ],
    pointing: /^(?:それ|これ|あれ|全部|すべて|全て|言ったこと|さっきの)?$/,
    asks: /[？?]|[かの]$|かな/,
    instead: /[、,](?:私|これから|今|代わり)/,
  },
];

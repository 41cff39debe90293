/**
 * What the engine knows besides its mechanisms: languages and rules full of words. They weigh more than everything else, so
 * whoever opens a host decides whether they come with it or are loaded when first needed.
 */
export interface Knowledge {
  /** Makes every language known; awaited before the store is read, since it decides how texts become terms. */
  languages(): Promise<void> | void;
  /** Makes the rules of relation known; awaited before the first command is decided and before a lint. */
  rules(): Promise<void> | void;
}

/** For hosts whose maker has already made everything known. */
export const alreadyKnown: Knowledge = { languages: () => {}, rules: () => {} };

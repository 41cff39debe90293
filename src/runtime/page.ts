/** What the page, not the worker, knows about and can do for the storage of its origin. */
export const pageStorage = {
  /** Asks the browser to exempt the origin's storage from eviction; whether it is exempt now. */
  async persist(): Promise<boolean> {
    const storage = manager();
    // A worker may look, but only a page may ask.
    return (await (storage?.persist ?? storage?.persisted)?.call(storage)) ?? false;
  },

  /** As much as the browser tells: whether the origin's storage is exempt from eviction, bytes in use and bytes allowed. */
  async facts(): Promise<{ readonly persisted?: boolean; readonly usage?: number; readonly quota?: number }> {
    const storage = manager();
    const [persisted, estimate] = await Promise.allSettled([storage?.persisted?.(), storage?.estimate?.()]);
    const { usage, quota } = (estimate.status === 'fulfilled' && estimate.value) || {};
    return {
      ...(persisted.status === 'fulfilled' && persisted.value !== undefined ? { persisted: persisted.value } : {}),
      ...(usage === undefined ? {} : { usage }),
      ...(quota === undefined ? {} : { quota }),
    };
  },
};

/** Absent outside of secure contexts and in old browsers. */
function manager(): Partial<StorageManager> | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.storage;
}

/**
 * Calls `listener` with `true` when the page is put aside, with `false` when it is shown again, and returns the end of that.
 * Does nothing where there is no page.
 */
export function onPageRest(listener: (resting: boolean) => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const hide = () => listener(true);
  const show = () => listener(false);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}

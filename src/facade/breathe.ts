/** Where there is one it wastes no time: a timer waits for a millisecond at least. */
const { setImmediate } = globalThis as { readonly setImmediate?: (callback: () => void) => unknown };

/** Lets timers, input and painting run between two pieces of long work, also where the engine works on this thread. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve);
    else setImmediate(resolve);
  });
}

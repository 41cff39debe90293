/** Lets timers, input and painting run between two pieces of long work, also where the engine works on this thread. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export interface EarlyKeys {
  /** Keeps what is typed from now on, until the letters are taken or somebody turns to something else. */
  readonly listen: () => void;
  /** The letters so far, for the field that they were meant for. */
  readonly take: () => string;
}

/** What people type right after they asked for a field that is not there yet: it would be lost, or go to another one. */
export function createEarlyKeys(isTheField: (target: EventTarget | null) => boolean): EarlyKeys {
  let letters = '';
  function onKey(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape' || isTheField(target)) {
      take();
      return;
    }
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') letters = letters.slice(0, -1);
    else if (key.length === 1) letters += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function take(): string {
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', take, true);
    const taken = letters;
    letters = '';
    return taken;
  }
  return {
    listen() {
      addEventListener('keydown', onKey, true);
      addEventListener('pointerdown', take, true);
    },
    take,
  };
}

/** A field out of sight that holds what people type until the one that they asked for is there. */
export interface EarlyField {
  /** Takes the focus, once until `close`. */
  readonly open: () => void;
  /** What was typed, for the field that has the focus from now on. */
  readonly take: () => string;
  /** Gives the focus back to where it was. */
  readonly close: () => void;
}

/** A true field rather than a listener of keys: accents, corrections and pasted words are typed as in any other. */
export function createEarlyField(): EarlyField {
  const field = document.createElement('input');
  field.ariaLabel = 'Recherche';
  field.style.cssText = 'position:fixed;opacity:0';
  let before: Element | null = null;
  function take(): string {
    const typed = field.value;
    field.value = '';
    field.remove();
    return typed;
  }
  return {
    open() {
      if (before) return;
      before = document.activeElement;
      document.body.append(field);
      field.focus();
    },
    take,
    close() {
      take();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      before = null;
    },
  };
}

/** A step that cannot be taken now, on a button that stays: disabled, it would drop the focus of who just pressed it. */
export const stepProps = (off: boolean, take: () => void) =>
  off ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : { onClick: take };

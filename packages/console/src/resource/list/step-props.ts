/** Props of a button that cannot act now. The button is not disabled, which would drop the focus of who pressed it. */
export const stepProps = (off: boolean, take: () => void) =>
  off ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : { onClick: take };

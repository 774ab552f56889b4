import { CloseButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './picked-card.module.css';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  /** Whether a record has just been picked; true once for each pick. */
  readonly takePick: () => boolean;
  readonly children: ReactNode;
}

/** The card over a map that shows what was picked. */
export function PickedCard({ label, onClose, takePick, children }: Props) {
  const card = useRef<HTMLElement>(null);
  // After a pick, the keyboard goes on from the card; coming back to the tab does not move the focus.
  useEffect(() => {
    if (takePick()) card.current?.focus();
  });
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={classes.card}
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {children}
      <CloseButton size="sm" className={classes.close} aria-label="Fermer l’aperçu" onClick={onClose} />
    </section>
  );
}

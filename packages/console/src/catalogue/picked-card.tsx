import { CloseButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './picked-card.module.css';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  /** Whether something has just been picked; true once for each pick. */
  readonly takePick: () => boolean;
  readonly children: ReactNode;
}

/** Over a map: what was picked on it. */
export function PickedCard({ label, onClose, takePick, children }: Props) {
  const card = useRef<HTMLElement>(null);
  // Who picked it with the keyboard goes on from it; who comes back to the tab is left where they are.
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

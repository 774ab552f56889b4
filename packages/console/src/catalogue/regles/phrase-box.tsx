import { Text } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import classes from './regles.module.css';

/** The meaning of rules in one sentence, under them. */
export function PhraseBox({ children }: { readonly children: string }) {
  return (
    <div className={classes.phrase}>
      <IconQuote size={16} stroke={1.7} aria-hidden />
      <Text size="sm">{children}</Text>
    </div>
  );
}

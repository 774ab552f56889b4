import { useMantineStyleNonce } from '@mantine/core';
import { useMemo } from 'react';
import { pageOf } from './apercu.page.ts';
import classes from './blocs.module.css';

interface Props {
  readonly title: string;
  readonly html: string;
  readonly langue: string;
  readonly largeur?: number;
  readonly isStale?: boolean;
  readonly small?: boolean;
}

/** The markup of a bloc in a page of its own: nothing in it runs, nothing of it reaches the console. */
export function ApercuFrame({ title, html, langue, largeur, isStale = false, small = false }: Props) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const page = useMemo(() => pageOf(html, { langue, nonce }), [html, langue, nonce]);
  return (
    <div className={classes.window} data-stale={isStale || undefined} data-small={small || undefined}>
      <iframe
        className={classes.frame}
        title={title}
        sandbox=""
        srcDoc={page}
        style={{ width: largeur === undefined ? '100%' : largeur }}
      />
    </div>
  );
}

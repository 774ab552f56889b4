import { useMantineStyleNonce } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
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
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  // What is wider than its place is shown smaller rather than cut: a page is judged whole.
  const scale = largeur === undefined || room === 0 ? 1 : Math.min(1, room / largeur);
  return (
    <div ref={ref} className={classes.window} data-stale={isStale || undefined} data-small={small || undefined}>
      <iframe
        className={classes.frame}
        title={title}
        sandbox=""
        srcDoc={page}
        style={
          largeur === undefined
            ? { width: '100%' }
            : { width: largeur, height: `${100 / scale}%`, transform: `scale(${scale})` }
        }
      />
    </div>
  );
}

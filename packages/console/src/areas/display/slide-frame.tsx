import { useMantineStyleNonce } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { stylesInSheet, withNonce } from '../../ui/html/html-page.ts';
import classes from './display.module.css';

interface Props {
  readonly title: string;
  readonly html: string;
  /** Width of the screen, in pixels. */
  readonly largeur: number;
  readonly hauteur: number;
}

/** A slide in the proportions of its screen. It runs no script, has no cookie, and cannot reach the console. */
export function SlideFrame({ title, html, largeur, hauteur }: Props) {
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  const nonce = useMantineStyleNonce()?.() ?? '';
  // The frame inherits the policy of the console, which refuses styles without its nonce.
  const page = useMemo(() => withNonce(stylesInSheet(html), nonce), [html, nonce]);
  const scale = room === 0 ? 1 : room / largeur;
  return (
    <div
      ref={ref}
      className={classes.screen}
      style={{ aspectRatio: `${largeur} / ${hauteur}`, maxWidth: hauteur > largeur ? '18rem' : undefined }}
    >
      <iframe
        title={title}
        sandbox=""
        srcDoc={page}
        style={{ width: largeur, height: hauteur, transform: `scale(${scale})` }}
      />
    </div>
  );
}

import { useMantineStyleNonce } from '@mantine/core';
import { useMemo } from 'react';
import { PageFrame } from '../page-frame.tsx';
import { pageOf } from './html-page.ts';

interface Props {
  readonly title: string;
  readonly html: string;
  readonly styles: string;
  readonly langue: string;
  readonly largeur?: number;
  readonly size?: 'small' | 'medium' | 'tall';
}

/** Markup shown in a frame with a page of its own. */
export function HtmlFrame({ title, html, styles, langue, largeur, size = 'medium' }: Props) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const page = useMemo(() => pageOf(html, { styles, langue, nonce }), [html, styles, langue, nonce]);
  return <PageFrame title={title} page={page} largeur={largeur} size={size} />;
}

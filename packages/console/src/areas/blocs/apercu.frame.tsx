import { useMantineStyleNonce } from '@mantine/core';
import { useMemo } from 'react';
import { PageFrame } from '../../ui/page-frame.tsx';
import { pageOf } from './apercu.page.ts';

interface Props {
  readonly title: string;
  readonly html: string;
  readonly langue: string;
  readonly largeur?: number;
  readonly isStale?: boolean;
  readonly small?: boolean;
}

/** The markup of a bloc in a page of its own. */
export function ApercuFrame({ title, html, langue, largeur, isStale = false, small = false }: Props) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const page = useMemo(() => pageOf(html, { langue, nonce }), [html, langue, nonce]);
  return <PageFrame title={title} page={page} largeur={largeur} isStale={isStale} size={small ? 'small' : 'medium'} />;
}

import { useMantineStyleNonce } from '@mantine/core';
import { useMemo } from 'react';
import { PageFrame } from '../../ui/page-frame.tsx';
import { pageOf } from './apercu.page.ts';

interface Props {
  readonly title: string;
  readonly html: string;
  readonly langue: string;
  readonly isStale?: boolean;
  readonly size?: 'small' | 'medium' | 'tall';
}

/** What the server drew, in a page of its own. */
export function ApercuFrame({ title, html, langue, isStale = false, size = 'medium' }: Props) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const page = useMemo(() => pageOf(html, { langue, nonce }), [html, langue, nonce]);
  return <PageFrame title={title} page={page} isStale={isStale} size={size} />;
}

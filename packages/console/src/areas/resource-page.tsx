import { findPage, PAGES } from '@bridge/contract';
import type { ComponentType } from 'react';
import { useTab } from '../navigation/tab.ts';
import { type Descriptor, DescriptorContext, DescriptorsContext } from '../resource/descriptor.ts';
import { descriptorOf } from './descriptors.ts';

const isOwn = (kind: string | undefined): kind is keyof NonNullable<Descriptor['screens']> =>
  kind === 'list' || kind === 'create' || kind === 'edit' || kind === 'view';

/** A page of a resource: the generic screen or that of its descriptor, with all that the descriptor adds. */
export function ResourcePage({ generic: Generic }: { readonly generic: ComponentType }) {
  const { path } = useTab();
  const page = findPage(PAGES, path)?.page;
  const descriptor = descriptorOf(page?.resource ?? '');
  const kind = page?.id.split('.').at(-1);
  const Screen = (isOwn(kind) && descriptor.screens?.[kind]) || Generic;
  return (
    <DescriptorsContext value={descriptorOf}>
      <DescriptorContext value={descriptor}>
        <Screen />
      </DescriptorContext>
    </DescriptorsContext>
  );
}

import { ActionIcon, Group } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconChevronUp,
  IconExternalLink,
  IconMaximize,
} from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useForm, useRecordFormContext } from '../form.context.ts';
import classes from '../form.module.css';
import type { FormPreview } from '../form-panel.ts';
import { EnlargedPreview } from './enlarged.context.ts';
import { useFolds } from './folds.store.ts';
import { OwnFrame } from './own-frame.tsx';

const FullPreview = lazy(() => import('./full-preview.tsx'));

/** The preview of the record, drawn as it is typed. A folded preview asks nothing of the server. */
export function Preview({ preview }: { readonly preview: FormPreview }) {
  const { title, intro, address, body: Body } = preview;
  const { resource, key } = useRecordFormContext().form;
  const isFolded = useFolds(({ folded }) => folded.includes(resource.id));
  const isWide = useFolds(({ wide }) => wide.includes(resource.id));
  const [isFull, setFull] = useState(false);
  const toggle = useFolds((state) => state.toggle);
  const id = useForm(({ base }) => base?.id ?? 0);
  const region = useId();
  const Icon = isFolded ? IconChevronDown : IconChevronUp;
  const acts = (
    <Group gap={4} wrap="nowrap">
      {!isFolded && <Wider resource={resource.id} title={title} />}
      {!isFolded && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Voir «\u00a0${title}\u00a0» en plein écran`}
          onClick={() => setFull(true)}
        >
          <IconMaximize size={18} aria-hidden />
        </ActionIcon>
      )}
      {!isFolded && address && (
        <ActionIcon
          component="a"
          href={address(resource.id, id, key)}
          target="_blank"
          rel="noopener"
          variant="subtle"
          color="gray"
          aria-label={`Voir «\u00a0${title}\u00a0» dans un nouvel onglet`}
        >
          <IconExternalLink size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${isFolded ? 'Déplier' : 'Replier'} «\u00a0${title}\u00a0»`}
        aria-expanded={!isFolded}
        aria-controls={region}
        onClick={() => toggle(resource.id)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
  const body = (
    <EnlargedPreview value={isFull || isWide}>
      <OwnFrame>
        <Body />
      </OwnFrame>
    </EnlargedPreview>
  );
  return (
    <Panel title={title} aside={acts} {...(intro && !isFolded ? { intro } : {})}>
      <div id={region} hidden={isFolded}>
        {/* Drawn once: in its place, or over everything. */}
        {!isFolded && !isFull && body}
      </div>
      {isFull && (
        <Suspense fallback={null}>
          <FullPreview title={title} onClose={() => setFull(false)}>
            {body}
          </FullPreview>
        </Suspense>
      )}
    </Panel>
  );
}

/** The button that widens the preview, where the fields and the preview share a line. */
function Wider({ resource, title }: { readonly resource: string; readonly title: string }) {
  const isWide = useFolds(({ wide }) => wide.includes(resource));
  const toggle = useFolds((state) => state.toggle);
  const Icon = isWide ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <ActionIcon
      className={classes.wider}
      variant="subtle"
      color="gray"
      aria-label={`Élargir «\u00a0${title}\u00a0»`}
      aria-pressed={isWide}
      onClick={() => toggle(resource, 'wide')}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

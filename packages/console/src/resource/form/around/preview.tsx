import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useScene } from '../form.context.ts';
import type { FormPreview } from '../form-panel.ts';
import { useFolds } from './folds.store.ts';
import { OwnFrame } from './own-frame.tsx';

/** What the record makes as it is typed. Folded, it asks nothing of the server. */
export function Preview({ preview: { title, intro, body: Body } }: { readonly preview: FormPreview }) {
  const { resource } = useScene().form;
  const isFolded = useFolds(({ folded }) => folded.includes(resource.id));
  const toggle = useFolds((state) => state.toggle);
  const region = useId();
  const Icon = isFolded ? IconChevronDown : IconChevronUp;
  const fold = (
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
  );
  return (
    <Panel title={title} aside={fold} {...(intro && !isFolded ? { intro } : {})}>
      <div id={region} hidden={isFolded}>
        {!isFolded && (
          <OwnFrame>
            <Body />
          </OwnFrame>
        )}
      </div>
    </Panel>
  );
}

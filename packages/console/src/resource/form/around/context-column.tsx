import { useForm, useRecordFormContext } from '../form.context.ts';
import classes from '../form.module.css';
import type { FormPanel, FormPreview } from '../form-panel.ts';
import { OwnFrame } from './own-frame.tsx';
import { Preview } from './preview.tsx';
import { RecordInfo } from './record-info.tsx';
import { UsagesPanel } from './usages.panel.tsx';

interface Props {
  readonly panels: FormPanel | undefined;
  readonly preview: FormPreview | undefined;
}

/** The column of the preview and the panels: beside the form, or below it where the window has no room. */
export function ContextColumn({ panels, preview }: Props) {
  const base = useForm((state) => state.base);
  if (!base && !preview) return null;
  return (
    <aside className={classes.context} aria-label="À propos de cet élément">
      {preview && <Preview preview={preview} />}
      <AreaPanels panels={panels} />
      {base && <UsagesPanel id={base.id} />}
      <RecordInfo />
    </aside>
  );
}

/** The panels of the area, drawn once the record exists. */
export function AreaPanels({ panels: Panels }: Pick<Props, 'panels'>) {
  const { resource } = useRecordFormContext().form;
  const base = useForm((state) => state.base);
  if (!Panels || !base) return null;
  return (
    <OwnFrame>
      <Panels record={base} resource={resource} />
    </OwnFrame>
  );
}

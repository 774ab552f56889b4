import type { Field } from '@bridge/contract';
import { LabelledWidget } from '../../resource/widgets/labelled-widget.tsx';
import { laterWidget } from '../../resource/widgets/later.tsx';
import { widgetFor } from '../../resource/widgets/registry.tsx';

/** The widgets that settings alone have. */
const OWN = {
  duree: laterWidget(() => import('./duree.widget.tsx'), 36),
  langues: laterWidget(() => import('./langues.widget.tsx'), 120),
};

const NOTHING = {};
const nothing = () => undefined;

interface Props {
  readonly id: string;
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** One setting, drawn by the widget of its kind. */
export function SettingField(props: Props) {
  return (
    <LabelledWidget
      {...props}
      widget={widgetFor(props.field, OWN)}
      inner={NOTHING}
      readOnly={false}
      resource="parametre"
      valueOf={nothing}
    />
  );
}

import { isRef, texteDeComposition } from '@bridge/contract';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { entriesIn } from '../../resource/values/read.ts';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { LabelledWidget } from '../../resource/widgets/labelled-widget.tsx';
import { innerOf } from '../../resource/widgets/list/list.rules.ts';
import { TranslatedWidget } from '../../resource/widgets/texts/translated.widget.tsx';
import type { WidgetProps } from '../../resource/widgets/widget.ts';

/** The source of a line, when it is more than a field of the objet: a criterion, or a text written here. */
export default function SourceWidget(props: WidgetProps) {
  const { id, path, value, onChange, inner, resource } = props;
  const { genre, critere, texte } = entriesIn(value);
  if (genre === 'composition')
    return (
      <LabelledWidget
        {...props}
        id={innerIdOf(id, 'texte')}
        path={innerIdOf(path, 'texte')}
        field={texteDeComposition}
        widget={TranslatedWidget}
        value={texte}
        onChange={(next) => onChange({ genre, texte: next })}
        error={inner.texte}
        inner={innerOf(inner, 'texte')}
      />
    );
  return (
    <RefChoice
      id={id}
      to="critere"
      label="Critère"
      pour={resource}
      value={isRef(critere) ? { ref: 'critere', id: critere.id } : null}
      error={Object.values(inner)[0]}
      onChange={(next) => onChange({ genre, critere: next ?? { ref: 'critere', id: 0 } })}
    />
  );
}

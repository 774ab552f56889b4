import { choice, icon, isRef, PICTO_NEUTRE } from '@bridge/contract';
import { Input } from '@mantine/core';
import { ChoixDeMedia } from '../../../catalogue/media/choix-de-media.tsx';
import { entriesIn, textIn } from '../../../resource/values/read.ts';
import { ChoiceWidget } from '../../../resource/widgets/choices/choice.widget.tsx';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import IconWidget from '../../../resource/widgets/icon.widget.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../editions.module.css';

const ORIGINE = choice(
  [
    { value: 'produit', label: 'Un pictogramme de Bridge' },
    { value: 'media', label: 'Un dessin SVG de la médiathèque' },
  ],
  { label: 'Dessin', required: true },
);
const NOM = icon({ label: 'Pictogramme', required: true });

/** The drawing of an entry: a pictogram of the product, or a media. */
export default function PictoWidget(props: WidgetProps) {
  const { id, value, onChange, inner } = props;
  const { genre, nom, media } = entriesIn(value);
  const [wrong] = Object.values(inner);
  const setMedia = (picked: number | null) => onChange({ genre: 'media', media: { ref: 'media', id: picked ?? 0 } });
  const setNom = (picked: unknown) => onChange({ genre: 'produit', nom: textIn(picked) });
  return (
    <div className={classes.pair}>
      <ChoiceWidget
        {...props}
        field={ORIGINE}
        value={genre}
        onChange={(next) => (next === 'media' ? setMedia(null) : setNom(PICTO_NEUTRE))}
      />
      {genre === 'media' ? (
        <ChoixDeMedia
          id={innerIdOf(id, 'media')}
          label="Dessin SVG"
          labelHidden
          required
          value={isRef(media) && media.id > 0 ? media.id : null}
          genres={['picto']}
          support="print"
          error={wrong}
          onChange={setMedia}
        />
      ) : (
        <div>
          <IconWidget {...props} id={innerIdOf(id, 'nom')} field={NOM} value={nom} onChange={setNom} />
          {wrong && <Input.Error mt={4}>{wrong}</Input.Error>}
        </div>
      )}
    </div>
  );
}

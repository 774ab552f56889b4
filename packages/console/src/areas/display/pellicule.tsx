import { type Diapositive, diapositives, dureeDe, dureeEnMots, type Names, titleOfItem } from '@bridge/contract';
import { UnstyledButton } from '@mantine/core';
import { ItemIcon } from '../../resource/widgets/list/item-icon.tsx';
import classes from './display.module.css';
import { usePosition } from './position.store.ts';
import { iconOf } from './sequence.rules.ts';

interface Props {
  readonly slides: readonly Diapositive[];
  readonly noms: Names;
}

/** The loop of slides at a glance: each is as wide as it lasts, a click shows it. */
export function Pellicule({ slides, noms }: Props) {
  const { rang: wanted, lookAt } = usePosition();
  if (slides.length < 2) return null;
  const seen = Math.min(wanted, slides.length - 1);
  return (
    <ol className={classes.pellicule} aria-label="La boucle, diapositive par diapositive">
      {slides.map((slide, rang) => {
        const duree = dureeDe(slide);
        const words = `${rang + 1}. ${titleOfItem(diapositives, slide, noms)}, ${dureeEnMots(duree)}`;
        return (
          // Slides have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={rang} style={{ flexGrow: Math.max(duree, 5) }} data-off={slide.active ? undefined : true}>
            <UnstyledButton
              className={classes.vue}
              aria-label={words}
              aria-current={seen === rang}
              title={words}
              onClick={() => lookAt({ rang, pas: 0 })}
            >
              <ItemIcon name={iconOf(slide)} />
              <span>{dureeEnMots(duree)}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}

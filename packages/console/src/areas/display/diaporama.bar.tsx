import type { FormActProps } from '../../resource/form/form-panel.ts';
import { PublicationBar } from '../common/publication/publication.bar.tsx';
import { EssaiButton } from './essai/essai.button.tsx';

/** In the bar of a diaporama: how it plays, whoever sees it already, and publishing it. */
export default function DiaporamaBar(props: FormActProps) {
  return (
    <>
      <EssaiButton bare />
      <PublicationBar {...props} />
    </>
  );
}

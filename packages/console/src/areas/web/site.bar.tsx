import { adresseDuSite } from '@bridge/contract';
import { useForm } from '../../resource/form/form.context.ts';
import { textIn } from '../../resource/values/read.ts';
import { PageLink } from './pages.links.tsx';

/** In the bar of a saved site: its home. */
export default function SiteBar() {
  const code = useForm(({ base }) => textIn(base?.code));
  const langue = useForm(({ base }) => textIn(base?.langueParDefaut));
  if (code === '' || langue === '') return null;
  return (
    <PageLink href={`${adresseDuSite(location.origin, code)}/${encodeURIComponent(langue)}`} label="Voir le site" />
  );
}

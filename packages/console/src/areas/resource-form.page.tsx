import ResourceFormScreen from '../resource/resource-form.screen.tsx';
import { ResourcePage } from './resource-page.tsx';

export default function ResourceFormPage() {
  return <ResourcePage generic={ResourceFormScreen} />;
}

import { hasPage, hrefTo, notFoundPage } from '@portfolio/content';
import { NotFound } from '@portfolio/ui';
import { useNavigate } from 'react-router-dom';
import { usePageChange } from '../../navigation/usePageChange';
import { listedPage } from '../../page';

function NotFoundPage() {
  const navigate = useNavigate();
  const changePage = usePageChange();
  return (
    <NotFound
      homeHref={hrefTo('home')}
      projectsHref={hasPage('projects') ? hrefTo('projects') : undefined}
      onFinish={() => changePage(hrefTo('home'), () => void navigate(hrefTo('home')))}
    />
  );
}

export const page = listedPage(notFoundPage, NotFoundPage);

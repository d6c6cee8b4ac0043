import {useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconLanguage from '@theme/Icon/Language';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as OriginalProps} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useNearestRoute} from '@site/src/components/navbar/useNearestRoute';

type Props = OriginalProps & {
  /** First path segments of the translated sections; the empty one is the home page. */
  readonly segments?: readonly string[];
};

export default function LocaleDropdownNavbarItem({segments, ...props}: Props): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const route = useNearestRoute();
  const [section = ''] = route.split('/');
  if (segments && !segments.includes(section)) {
    return null;
  }
  const items = locales.map((locale): LinkLikeNavbarItemProps => {
    const {baseUrl = '/', htmlLang, label} = localeConfigs[locale] ?? {};
    const current = locale === currentLocale;
    return {
      label,
      lang: htmlLang,
      hrefLang: htmlLang,
      // Another locale is a separate app, so the link needs a full page load.
      to: `pathname://${baseUrl}${route}${suffix}`,
      target: '_self',
      autoAddBaseUrl: false,
      ...(current && {
        'aria-current': true,
        className: props.mobile ? 'menu__link--active' : 'dropdown__link--active',
      }),
    };
  });
  return (
    <DropdownNavbarItem
      {...props}
      label={
        <>
          <IconLanguage className={styles.icon} />
          <span className="icon-word">
            {props.mobile
              ? translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})
              : localeConfigs[currentLocale]?.label}
          </span>
        </>
      }
      items={items}
    />
  );
}

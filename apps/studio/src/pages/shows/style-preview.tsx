import { useQuery } from '@tanstack/react-query';
import { hosted } from '../../api/hosted';
import { MovingPicture } from '../../ui/moving-picture';
import { stylesQuery } from '../videos/new/look/styles-query';
import styles from './style-preview.module.css';

/** A style as it moves, out of a real video, with its name. */
export function StylePreview({ style }: { style: string }) {
  const { data } = useQuery(stylesQuery);
  const known = data?.data.find((one) => one.style === style);
  return (
    <MovingPicture still={known ? hosted(known.poster) : null} loop={known ? hosted(known.preview) : null} moves>
      {known && <span className={styles.name}>{known.name}</span>}
    </MovingPicture>
  );
}

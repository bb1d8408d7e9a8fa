import {
  Archive,
  Eraser,
  Eye,
  Hand,
  HeartHandshake,
  Hourglass,
  type LucideIcon,
  PenLine,
  Scale,
  VolumeX,
  Waves,
} from 'lucide-react';

/** The ten icons of the badges, by their names in the content; no other icon of the set is shipped. */
export const icons: Readonly<Record<string, LucideIcon>> = {
  Archive,
  Eraser,
  Eye,
  Hand,
  HeartHandshake,
  Hourglass,
  PenLine,
  Scale,
  VolumeX,
  Waves,
};

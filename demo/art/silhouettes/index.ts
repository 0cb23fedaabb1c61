import { backpack } from './backpack';
import { ball } from './ball';
import { blender } from './blender';
import { book } from './book';
import { boots } from './boots';
import { bottle } from './bottle';
import { camera } from './camera';
import { candle } from './candle';
import { cap } from './cap';
import { chair } from './chair';
import { cushion } from './cushion';
import { dress } from './dress';
import { drill } from './drill';
import { dumbbell } from './dumbbell';
import { guitar } from './guitar';
import { handbag } from './handbag';
import { headphones } from './headphones';
import { helmet } from './helmet';
import { jacket } from './jacket';
import { kettle } from './kettle';
import { keyboard } from './keyboard';
import { knives } from './knives';
import { lamp } from './lamp';
import { laptop } from './laptop';
import { lipstick } from './lipstick';
import { mug } from './mug';
import { perfume } from './perfume';
import { phone } from './phone';
import { plant } from './plant';
import { pot } from './pot';
import { serum } from './serum';
import { skateboard } from './skateboard';
import { sneaker } from './sneaker';
import { sofa } from './sofa';
import { speaker } from './speaker';
import { suitcase } from './suitcase';
import { sunglasses } from './sunglasses';
import { tablet } from './tablet';
import { teddy } from './teddy';
import { tee } from './tee';
import { tent } from './tent';
import { toy } from './toy';
import { vase } from './vase';
import { watch } from './watch';
import { yogamat } from './yogamat';
import type { Drawing, Silhouette } from '../types';

/** All drawings by name. */
export const silhouettes: Record<Silhouette, Drawing> = {
  backpack,
  ball,
  blender,
  book,
  boots,
  bottle,
  camera,
  candle,
  cap,
  chair,
  cushion,
  dress,
  drill,
  dumbbell,
  guitar,
  handbag,
  headphones,
  helmet,
  jacket,
  kettle,
  keyboard,
  knives,
  lamp,
  laptop,
  lipstick,
  mug,
  perfume,
  phone,
  plant,
  pot,
  serum,
  skateboard,
  sneaker,
  sofa,
  speaker,
  suitcase,
  sunglasses,
  tablet,
  teddy,
  tee,
  tent,
  toy,
  vase,
  watch,
  yogamat,
};

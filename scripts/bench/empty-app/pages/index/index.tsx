import { View } from '@tarojs/components';

/** One screen with one text. */
export default function Index() {
  return <View>租车</View>;
}

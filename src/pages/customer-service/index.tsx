import { View, Text, Input, Button } from '@tarojs/components';
import Taro from '@tarojs/taro';
export default function Screen() {
  return (
    <View ariaRole="button" className="a">
      <Text>customer-service</Text>
      <Input id="x" value="" />
      <Button onClick={() => Taro.switchTab({ url: '/customer_service' })}>go</Button>
    </View>
  );
}
